import fc from 'fast-check';
import { newPeopleADay, sendRefusal, startRefusal, type ContactPerson, type StartFacts } from './contact.ts';

const adult: ContactPerson = { isVerified: true, isMinor: false, isDisabled: false, isPaused: false };
const minor: ContactPerson = { ...adult, isMinor: true };
const DAY = 86_400;
const facts = (changes: Partial<StartFacts> = {}): StartFacts => ({
  sender: adult,
  receiver: adult,
  isBlocked: false,
  accountAge: 30 * DAY,
  startedToday: 0,
  links: 0,
  ...changes,
});

describe('who may write first', () => {
  it.each<[string, Partial<StartFacts>, string | undefined]>([
    ['an adult to an adult', {}, undefined],
    ['an adult to a minor', { receiver: minor }, 'closed'],
    ['a minor to an adult', { sender: minor }, undefined],
    ['a minor to a minor', { sender: minor, receiver: minor }, undefined],
    ['to an unknown person', { receiver: undefined }, 'closed'],
    ['to an unverified person', { receiver: { ...adult, isVerified: false } }, 'closed'],
    ['to a locked account', { receiver: { ...adult, isDisabled: true } }, 'closed'],
    ['past a block', { isBlocked: true }, 'closed'],
    ['without a verified address', { sender: { ...adult, isVerified: false } }, 'unverified'],
    ['during a pause', { sender: { ...adult, isPaused: true } }, 'paused'],
    ['with a link', { links: 1 }, 'link'],
    ['the fifth person of a new account', { accountAge: DAY, startedToday: 4 }, undefined],
    ['the sixth person of a new account', { accountAge: DAY, startedToday: 5 }, 'too-many-people'],
    ['the tenth person', { startedToday: 9 }, undefined],
    ['the eleventh person', { startedToday: 10 }, 'too-many-people'],
    ['staff to a minor, past a block', { staff: 'sender', receiver: minor, isBlocked: true }, undefined],
    ['staff to an unknown person', { staff: 'sender', receiver: undefined }, 'closed'],
    ['former staff', { staff: 'former' }, 'closed'],
  ])('%s', (_, changes, refusal) => {
    expect(startRefusal(facts(changes))).toBe(refusal);
  });

  it('allows more people from the eighth day on', () => {
    expect([newPeopleADay(7 * DAY - 1), newPeopleADay(7 * DAY)]).toEqual([5, 10]);
  });
});

describe('who may answer', () => {
  it('includes an adult in a conversation that a minor began', () => {
    expect(sendRefusal({ sender: adult, receiver: minor, isBlocked: false, isWaiting: false })).toBeUndefined();
  });

  it('waits for an answer after the first message', () => {
    expect(sendRefusal({ sender: adult, receiver: adult, isBlocked: false, isWaiting: true })).toBe('waiting');
  });

  it('never includes a person whom a first message could not reach for a reason of the sender', () => {
    const staff = fc.constantFrom(undefined, 'sender' as const, 'receiver' as const, 'former' as const);
    const person = fc.record({
      isVerified: fc.boolean(),
      isMinor: fc.boolean(),
      isDisabled: fc.boolean(),
      isPaused: fc.boolean(),
    });
    fc.assert(
      fc.property(person, fc.option(person, { nil: undefined }), staff, fc.boolean(), (sender, receiver, who, isBlocked) => {
        const people = { sender, receiver, staff: who, isBlocked };
        const refusal = sendRefusal({ ...people, isWaiting: false });
        if (refusal !== undefined) expect(startRefusal(facts(people))).toBe(refusal);
      }),
    );
  });
});
