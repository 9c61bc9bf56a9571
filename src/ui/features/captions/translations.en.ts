export const en = {
  button: 'Captions', title: 'Captions', on: 'Translate this space', about: 'What is said is written down and translated, for you alone.',
  joining: 'Turning captions on…', listening: 'Captions are on. They appear when somebody speaks.',
  source: 'I speak', target: 'Captions in',
  enableFirst: 'Turn on translation first', failed: 'Couldn’t turn captions on. Try again.', notSet: 'Couldn’t change the language', languagesFailed: 'Couldn’t load the languages',
  strip: 'Captions', transcript: 'Transcript', empty: 'Nothing has been said yet.', original: 'Original: {{text}}', close: 'Done',
} as const
