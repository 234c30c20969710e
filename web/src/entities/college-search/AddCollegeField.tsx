import { useState } from 'react';
import { CollegeCombobox, type CollegeComboboxProps } from './CollegeCombobox.tsx';

interface Props extends Pick<CollegeComboboxProps, 'isAdded' | 'onCollege'> {
  className?: string;
}

/** Adds colleges to a list, one after the other. Without JavaScript, the form opens the search. */
export function AddCollegeField({ className = '', isAdded, onCollege }: Props) {
  const [text, setText] = useState('');
  return (
    <form
      action="/discover"
      role="search"
      aria-label="Add a college"
      data-print="hide"
      className={`w-full max-w-96 text-left ${className}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <CollegeCombobox
        label="Add a college"
        placeholder="Name or nickname"
        text={text}
        onText={setText}
        isAdded={isAdded}
        onCollege={(college) => {
          setText('');
          onCollege(college);
        }}
      />
    </form>
  );
}
