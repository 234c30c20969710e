import { Badge } from '../../../ui/Badge.tsx';
import { TickedList } from '../../../ui/CheckList.tsx';
import { WaysToday, type Ways } from '../../../ui/page/NextSteps.tsx';

export interface ComingWords {
  title: string;
  /** One sentence: what is not there yet. */
  text: string;
  /** What it will do. No dates: nobody can keep those. */
  plans: readonly string[];
  today: Ways;
}

/** A tab whose part of the product is not open yet: says so, what will be here, and what can be done today. */
export function ComingPanel({ title, text, plans, today }: ComingWords) {
  return (
    <div className="max-w-xl">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{title}</h2>
        <Badge tone="amber">Not open yet</Badge>
      </div>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6 rounded-card border border-line bg-card p-5 sm:p-6">
        <h3 className="text-lg">What will be here</h3>
        <TickedList className="mt-3" items={plans} />
      </div>
      <WaysToday ways={today} heading="h3" />
    </div>
  );
}
