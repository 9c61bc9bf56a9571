/** Every address that this build answers. Areas that are not built are not here and show not-found. */
export const paths = {
  groupCentre: '/group',
  groupCentreAlias: '/g',
  group: (key: string) => `/group/${encodeURIComponent(key)}`,
  messages: '/message',
  signIn: '/sign-in',
  emailSignIn: '/sign-in/email',
} as const
