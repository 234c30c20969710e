import { type FullRoommateView, QUIZ } from '../../../../api/domain/roommates.ts';

type Habit = FullRoommateView['habits'][number];

/** The answers of the two, question by question. Two columns fit a phone, because a question has a row of its own. */
export function HabitTable({ view: { habits, firstName } }: { view: FullRoommateView }) {
  if (habits.length === 0) return null;
  return (
    <section aria-labelledby="habits" data-print="hide">
      <h2 id="habits" className="text-2xl">
        Side by side
      </h2>
      <table className="mt-4 w-full table-fixed border-collapse overflow-hidden rounded-card bg-card text-left text-sm">
        <caption className="sr-only">The answers of you and {firstName} to the questions of the quiz</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="px-4 py-3 font-semibold">
              You
            </th>
            <th scope="col" className="px-4 py-3 font-semibold [overflow-wrap:anywhere]">
              {firstName}
            </th>
          </tr>
        </thead>
        {habits.map((habit) => (
          <Question key={habit.key} habit={habit} />
        ))}
      </table>
    </section>
  );
}

function Question({ habit }: { habit: Habit }) {
  const isSame = habit.mine !== null && habit.mine === habit.theirs;
  return (
    <tbody className="border-b border-line last:border-0">
      <tr>
        <th scope="rowgroup" colSpan={2} className="px-4 pt-3 font-medium text-muted">
          {habit.name}
          {isSame && <span className="ml-2 font-normal text-primary">= the same</span>}
        </th>
      </tr>
      <tr>
        <td className="px-4 pt-1 pb-3 align-top">{answerText(habit, habit.mine)}</td>
        <td className="px-4 pt-1 pb-3 align-top">{answerText(habit, habit.theirs)}</td>
      </tr>
    </tbody>
  );
}

/** The short answer of the quiz: the words of the match are made for sentences. */
function answerText({ key }: Habit, habit: string | null): string {
  if (habit === null) return 'Not answered';
  const options = QUIZ.find((question) => question.key === key)?.options ?? [];
  return options.find((option) => option.habit === habit)?.label ?? habit;
}
