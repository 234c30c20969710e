import { ImageUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { PICTURE_TYPES } from '../../../api/domain/accounts.ts';

/** Takes a file from the file chooser or by drag and drop. */
export function PictureDrop({ fault, onChoose }: { fault: string | undefined; onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChoose(file);
  };
  return (
    <div className="grid w-full gap-2">
      <label
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex cursor-pointer items-center gap-3 rounded-card border border-dashed p-4 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary ${isOver ? 'border-primary bg-tint' : 'border-edge bg-card hover:border-primary'}`}
      >
        <ImageUp aria-hidden="true" className="size-6 shrink-0 text-primary" />
        <span>
          <span className="block font-medium text-primary">Choose a picture or drop it here</span>
          <span className="block text-muted">PNG, JPEG or WebP, up to 2 MB</span>
        </span>
        <input
          type="file"
          accept={PICTURE_TYPES.join(',')}
          className="sr-only"
          onChange={({ target }) => {
            take(target.files);
            // Lets the visitor choose the same file again.
            target.value = '';
          }}
          {...(fault !== undefined && { 'aria-invalid': true, 'aria-describedby': 'picture-fault' })}
        />
      </label>
      <p id="picture-fault" role="alert" className="text-sm font-medium text-brick empty:hidden">
        {fault}
      </p>
    </div>
  );
}
