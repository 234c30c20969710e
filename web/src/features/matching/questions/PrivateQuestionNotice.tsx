import { NeedsScripts } from '../../../ui/page/NeedsScripts.tsx';

/** Private answers must not be in an address, so their questions need scripts. */
export const PrivateQuestionNotice = () => (
  <NeedsScripts>This question needs JavaScript because your answer stays in your browser. You can skip it.</NeedsScripts>
);
