import type { LanguageRules } from './languages'

/** The rules for texts in Latin letters or without letters. */
export const ENGLISH: LanguageRules = {
  letters: /./,
  greets: /\b(?:hello|hi|hey|hallo|hola|bonjour|ciao|good (?:morning|evening|afternoon)|morning)\b/i,
  thanks: /\b(?:thanks|thank you|thx|cheers|gracias|merci|danke|obrigad[oa])\b/i,
  leaves: /\b(?:good ?night|bye|see you|goodbye|gotta go)\b/i,
  answers: {
    greets: [
      'Hello {name} 👋',
      'Hi {name}! Good to see you here.',
      'Hey {name}, how is your day so far?',
      'Welcome, {name}! The kettle is on.',
      'Morning, or whatever it is where you are!',
    ],
    thanks: ['Any time!', 'You are welcome, {name}.', 'That’s what we are here for 💛', 'No trouble at all.'],
    leaves: ['Good night {name} 🌙', 'See you!', 'Take care, {name}.'],
    asks: [
      'I think so, yes. But better ask Olga too.',
      'Yes! At least it was like that last week.',
      'Not that I know of. Does anyone else?',
      'Good question, {name}. I have been wondering about that myself.',
      'It is on the notice board by the library, I saw it there.',
    ],
    tells: [
      'Ha, I know exactly what you mean.',
      'That’s lovely, {name}!',
      'Go on, and then what happened?',
      'Same here.',
      'Photos please 📷',
      'I had no idea. Tell us more?',
      '👍',
      'Well said.',
      'I am going to remember that.',
      'Count me in.',
    ],
  },
}

/** The answers to frequent questions, by a pattern that the question matches. */
export const ENGLISH_QUESTIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:can|do|could) you (?:read|hear|see)\b/i, ['Loud and clear, {name}.', 'Yes, we can read you!']],
  [/\bhow are (?:you|things)\b/i, ['Very well, thank you. And you, {name}?', 'A bit tired, a bit happy. You?']],
  [
    /\b(?:when|what time)\b/i,
    ['Around seven, as far as I know.', 'Saturday at ten, unless it rains.', 'It was half past six last time.'],
  ],
  [
    /\bwhere\b/i,
    ['Behind the market hall, the green door.', 'By the fountain. You can’t miss it.', 'Near the old bridge, I’d say.'],
  ],
  [/\bwho\b/i, ['Olga would know.', 'I think it was Sunny. Or Haru.', 'Not me, this time!']],
  [
    /\bhow (?:much|many|long|far)\b/i,
    ['Less than you would think.', 'About ten, give or take.', 'Twenty minutes if you walk fast.'],
  ],
  [
    /\bhow\b/i,
    [
      'Slowly, and with somebody who has done it before. I can help on Saturday.',
      'There is a page about it: https://docs.loop.example/how',
    ],
  ],
  [/\bwhy\b/i, ['Nobody has ever been able to tell me.', 'History, I suppose. And stubbornness.']],
  [
    /\b(?:what|which)\b/i,
    [
      'Depends. What do you like?',
      'The second one, without a doubt.',
      'Let me look it up and come back to you, {name}.',
    ],
  ],
]
