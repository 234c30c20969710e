import { answersOf, LONGEST_SAVED_NAME, type MatchQuery, type PrivateAnswers } from '../../../api/domain.ts';
import { useSite } from '../../../api/site.ts';
import { SaveUnderName } from '../../../entities/ranking/SaveUnderName.tsx';

interface Props {
  query: MatchQuery;
  hidden: PrivateAnswers;
  onClose: () => void;
}

/** Keeps all answers, the private ones too, in the account. */
export function SaveAnswers({ query, hidden, onClose }: Props) {
  const { api } = useSite();
  return (
    <SaveUnderName
      title="Save these answers"
      submit="Save answers"
      hint="Your answers are kept, budget and test scores too; only you see them."
      longest={LONGEST_SAVED_NAME}
      save={(name) => api.matching.save({ body: { name, answers: { ...answersOf(query), ...hidden } } })}
      queryKey={['/api/match/sessions']}
      onClose={onClose}
    />
  );
}
