/** The texts of the question before a partner's sign-in. */
export const en = {
  question: {
    replace: {
      title: 'Switch accounts?',
      text: 'This partner link signs you in to another account. You’ll be signed out of this one first.',
      stay: 'Stay signed in',
      change: 'Switch account',
    },
    signIn: {
      title: 'Sign in with this link?',
      text: 'A partner link wants to sign you in to an account of theirs. Continue only if you opened it yourself.',
      stay: 'Not now',
      change: 'Sign in',
    },
  },
}
