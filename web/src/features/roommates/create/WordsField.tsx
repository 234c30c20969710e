import { useId, useState } from 'react';
import { PROFILE_LIMITS } from '../../../api/domain/roommates.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChipButton } from '../../../ui/Chip.tsx';

interface Props {
  label: string;
  words: readonly string[];
  most: number;
  suggestions: readonly string[];
  error: string | undefined;
  onChange: (words: readonly string[]) => void;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A short list of words: type one and press Enter, or choose a suggestion. */
export function WordsField({ label, words, most, suggestions, error, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const isFull = words.length >= most;
  const add = (typed: string) => {
    const word = typed.trim();
    setText('');
    if (word !== '' && !isFull && !words.some((one) => isSame(one, word))) onChange([...words, word]);
  };
  const left = suggestions.filter((suggestion) => !words.some((word) => isSame(word, suggestion)));
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          className="control min-w-0 flex-1"
          value={text}
          maxLength={PROFILE_LIMITS.word}
          disabled={isFull}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          {...(error !== undefined && { 'aria-invalid': true })}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => add(text)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || text.trim() === '') return;
            event.preventDefault();
            add(text);
          }}
        />
        <Button variant="secondary" disabled={isFull} onClick={() => add(text)}>
          Add
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
        {words.length} of {most}
      </p>
      <p className="text-xs font-medium text-brick empty:hidden">{error}</p>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {words.map((word) => (
          <li key={word} className="min-w-0">
            <ChipButton label={word} aria-label={`Remove ${word}`} onClick={() => onChange(words.filter((one) => one !== word))} />
          </li>
        ))}
      </ul>
      {!isFull && (
        <div role="group" aria-label={`Suggestions for ${label.toLowerCase()}`} className="mt-2 flex flex-wrap gap-1.5">
          {left.map((word) => (
            <button
              key={word}
              type="button"
              className="min-h-8 rounded-full border border-line px-3 text-sm text-muted hover:border-primary hover:text-primary"
              onClick={() => add(word)}
            >
              + {word}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
