import { OLDEST_WITH_MINORS, PROFILE_LIMITS, QUIZ } from '../../../api/domain/roommates.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Why the quiz asks what it asks. */
export const HABITS = (
  <>
    <p>
      Studies of roommates, and the experience of housing offices, agree on a few points. Sleep and study habits matter most to people who
      share a room. Cleanliness, guests, and smoking or drinking are what they argue about most often. Shared interests did not predict
      whether two people were content with each other.
    </p>
    <p>The quiz has these {QUIZ.length} questions, in this order:</p>
    <ol>
      {QUIZ.map(({ key, name }) => (
        <li key={key}>{name}</li>
      ))}
    </ol>
    <p>
      Alike is not always better. In one study, students who drank a lot did worse when they shared a room with another heavy drinker. So
      the match never takes for granted that you want your own answer: for each question, you say which answers are fine from a roommate.
    </p>
  </>
);

export const NOT_USED = (
  <ul>
    <li>Looks: a picture is optional and changes nothing in the order of a list.</li>
    <li>Religion, origin, orientation, health or politics: we do not ask about them, and we do not infer them.</li>
    <li>Your text, traits and names on other sites.</li>
    <li>Who looked at whom, and how fast a person answers.</li>
    <li>Money: no place in a list is for sale.</li>
  </ul>
);

export const WHO_SEES = (
  <ul>
    <li>Only people with a profile at the same college and a confirmed address see your answers, the match and its reasons.</li>
    <li>Visitors never see a number or a list. Without a profile, your answers to the quiz stay in your browser.</li>
    <li>
      Profiles are for people of {PROFILE_LIMITS.minAge} and older. Only people up to {OLDEST_WITH_MINORS} who confirmed an address at the
      college see profiles of people under 18, and the number does not tell whether a person is 16 or 17.
    </li>
    <li>
      Both see the same number for each other. More about <TextLink to="/privacy">privacy</TextLink> and{' '}
      <TextLink to="/safety">safety</TextLink>.
    </li>
  </ul>
);

export const LIMITS = (
  <>
    <p>Scores do not predict friendship. The number rests on what two people say about themselves, before they lived together.</p>
    <ul>
      <li>Habits change in the first term. Answer as you live now, and change your answers when they are no longer true.</li>
      <li>We do not check the answers. Talk about what matters most to you before you decide.</li>
      <li>The weights are our choice. We have not measured yet how well the number predicts content roommates.</li>
      <li>A difference is not a no. After a request is accepted, you get a draft agreement for each different answer.</li>
    </ul>
  </>
);
