/** One answer in behavior words, with a touch target of 44 px. */
export const ChoiceRow = ({
  name,
  label,
  isChosen,
  onChoose,
}: {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-edge bg-card px-4 py-2 hover:border-primary has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="size-4.5 shrink-0 accent-primary outline-none" />
    {label}
  </label>
);
