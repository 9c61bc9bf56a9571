/** Loads the profile page. */
export const loadProfile = async () => ({
  default: (await import('./ProfileScreen')).ProfileScreen,
})
