import type { Conversation } from '../../../api/domain/messages.ts';
import type { FullRoommateView } from '../../../api/domain/roommates.ts';

type Match = Pick<NonNullable<FullRoommateView['compatibility']>, 'agree' | 'differ'>;

/** Two first sentences to choose from. For roommates, from what they have in common and from where they differ, as far as it is known. */
export function openersOf({ otherName, context }: Pick<Conversation, 'otherName' | 'context'>, match?: Match | null): readonly string[] {
  if (context?.kind === 'service')
    return [`Hi! I have a question about ${context.name}.`, 'Hi! Are you taking new students at the moment?'];
  const name = context?.name ?? otherName;
  const [shared] = match?.agree.filter(({ text }) => text.startsWith(SHARED)) ?? [];
  const topic = match?.differ.find(({ key }) => key !== 'age' && key !== 'schoolYear');
  return [
    shared ? `Hi ${name}! I saw that we both ${shared.text.slice(SHARED.length)}` : `Hi ${name}, nice to meet you!`,
    topic ? `Our answers about ${topic.name.toLowerCase()} differ. What would work for you?` : 'What matters most to you in a roommate?',
  ];
}

/** How a habit of both begins. */
const SHARED = 'You both ';
