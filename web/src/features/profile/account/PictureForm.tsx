import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../api/domain/accounts.ts';
import { userChanged } from '../../../api/session.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { toast } from '../../../lib/toast.ts';
import { Avatar } from '../shared/Avatar.tsx';
import { ConfirmButton } from '../../../ui/form/ConfirmButton.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { pictureFault } from './picture-check.ts';

interface Chosen {
  file: File;
  /** For the preview. */
  url: string;
}

/** Choose a picture, preview it, then save it. */
export function PictureForm({ user }: { user: User }) {
  const site = useSite();
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<string>();
  const done = (changed: User, title: string) => {
    userChanged(site, changed);
    setChosen(undefined);
    toast({ title });
  };
  const save = useMutation({
    // The contract declares bytes; the browser sends the file itself.
    mutationFn: (file: Blob) => site.api.profile.setPicture({ body: file as unknown as Uint8Array<ArrayBuffer> }),
    onSuccess: (changed) => done(changed, 'Picture saved'),
  });
  const remove = useMutation({
    mutationFn: () => site.api.profile.removePicture({}),
    onSuccess: (changed) => done(changed, 'Picture removed'),
  });
  const choose = async (file: File) => {
    save.reset();
    const found = pictureFault(file);
    setFault(found);
    setChosen(found === undefined ? { file, url: await dataUrlOf(file) } : undefined);
  };
  if (chosen) {
    return (
      <Form
        call={save}
        fields={[]}
        submit="Use this picture"
        onSubmit={() => save.mutate(chosen.file)}
        actions={
          <Button variant="secondary" onClick={() => setChosen(undefined)}>
            Cancel
          </Button>
        }
      >
        <img
          src={chosen.url}
          alt="Preview, cropped to a square"
          className="size-40 rounded-card border border-line bg-sunken object-cover"
        />
      </Form>
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-4 sm:gap-6">
      <Avatar user={user} className="size-24 shrink-0" />
      <div className="grid min-w-0 flex-1 basis-64 justify-items-start gap-3">
        <PictureDrop fault={fault} onChoose={(file) => void choose(file)} />
        {user.profilePicture !== null && (
          <ConfirmButton
            label="Remove picture"
            question="Remove your picture?"
            confirm="Remove it"
            call={remove}
            onConfirm={() => remove.mutate()}
          />
        )}
      </div>
    </div>
  );
}

/** A data URL for the preview. The content security policy forbids `blob:` images. */
function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}
