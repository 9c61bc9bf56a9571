import type { SendProblem } from '../../../domain/gift'

export const en = {
  title: 'Send a gift', to: 'To {{name}}', choose: 'Gift', receivers: 'To', chosen_one: '{{count}} person', chosen_other: '{{count}} people', nobody: 'Nobody chosen', clear: 'Clear',
  search: 'Search members', currency: 'Pay with', have: 'You have {{amount}} {{currency}}', send: 'Send', sendFor: 'Send for {{amount}} {{currency}}', buy: 'Buy LOOP',
  failed: 'Couldn’t load the gifts.', balanceFailed: 'Couldn’t load your balance.', none: 'There are no gifts right now.',
  problem: {
    noGift: 'Choose a gift.', noReceiver: 'Choose who gets it.', tooMany: 'A gift goes to at most 100 people at once.', noCurrency: 'None of your tokens can pay for gifts.', short: 'This is more than you have.',
  } satisfies Record<SendProblem, string>,
  refused: 'Not sent. Nothing has left your balance.',
  looking: 'We don’t know yet if it was sent', lookingText: 'The answer to “{{gift}}” got lost. We look for it in the chat and at your balance; please don’t send it again.',
  unknown: 'We can’t tell if it was sent', unknownText: '“{{gift}}” for {{amount}} {{currency}} isn’t in the chat. It may yet arrive. Compare the figures before you send it again.',
  cannotPlay: 'This gift animation cannot be played currently.', still: '🎁 {{gift}}',
  before: 'Balance before', now: 'Balance now', notKnown: 'Unknown', look: 'Look again', letGo: 'Back to the gifts',
} as const
