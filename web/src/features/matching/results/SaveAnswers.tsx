import { answersOf, LONGEST_SAVED_NAME, type MatchQuery, type PrivateAnswers } from '../../../api/domain/matching.ts';
import { useSite } from '../../../api/site.ts';
import { SaveAsDialog } from '../../../entities/ranking/SaveAsDialog.tsx';

interface Props {
  query: MatchQuery;
  hidden: PrivateAnswers;
  onClose: () => void;
}

/** Saves all answers to the account, including private ones. */
export function SaveAnswers({ query, hidden, onClose }: Props) {
  const { api } = useSite();
  return (
    <SaveAsDialog
      title="Save these answers"
      submit="Save answers"
      hint="Saves all your answers, including budget, ZIP code and test scores. Only you can see them."
      maxLength={LONGEST_SAVED_NAME}
      save={(name) => api.matching.save({ body: { name, answers: { ...answersOf(query), ...hidden } } })}
      queryKey={['/api/match/sessions']}
      onClose={onClose}
    />
  );
}
