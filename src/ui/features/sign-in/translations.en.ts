/** The texts of the pages that follow a sign-in, or stand in for X. */
export const en = {
  inviteCode: {
    title: 'Were you invited?',
    text: 'Enter the six-character code from the person who invited you.',
    label: 'Invite code',
    hint: 'Optional',
    submit: 'Confirm',
    skip: 'Skip',
    refused: 'No one has this invite code. Check it, or skip this step.',
  },
  xCallback: {
    waiting: 'Signing you in with X…',
    title: 'X account connected',
    text: 'You can now sign in with it.',
    failedTitle: 'X account not connected',
  },
  simulatedX: {
    title: 'Simulated X',
    text: 'This page stands in for X. Choose an X account.',
    authorize: 'Authorize',
    refuse: 'Cancel',
    account: 'X account',
    failed: 'The simulated X didn’t answer.',
  },
}
