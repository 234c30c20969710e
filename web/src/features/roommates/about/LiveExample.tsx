import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { EXAMPLE, EXAMPLE_QUESTIONS, withAnswer } from './example.ts';
import { ExampleQuestion } from './ExampleQuestion.tsx';
import { ExampleNumber, ExampleSteps } from './ExampleResult.tsx';

/** Six questions with the answers of two people, and their match. Each answer can be changed. */
export function LiveExample() {
  const [pair, setPair] = useState(EXAMPLE);
  return (
    <>
      <p>
        Two people answered six questions. Open a question to change what one of them answered. The numbers change at once; nothing is
        stored or sent.
      </p>
      <ExampleNumber pair={pair} />
      <div className="grid gap-3">
        {EXAMPLE_QUESTIONS.map((question) => (
          <ExampleQuestion
            key={question.key}
            question={question}
            pair={pair}
            onChange={(side, given) => setPair(withAnswer(pair, side, question.key, given))}
          />
        ))}
      </div>
      <ExampleSteps pair={pair} />
      <div className="needs-scripts min-h-10">
        {pair !== EXAMPLE && (
          <Button variant="secondary" size="small" onClick={() => setPair(EXAMPLE)}>
            Back to the first answers
          </Button>
        )}
      </div>
    </>
  );
}
