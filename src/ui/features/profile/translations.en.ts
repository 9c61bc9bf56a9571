/** The texts of the profile form. */
export const en = {
  name: 'Name',
  nameHint: 'Up to 64 characters. Shown with your messages.',
  nameMissing: 'Enter a name.',
  bio: 'About you',
  bioHint: 'A line or two',
  notSaved: 'Couldn’t save your profile. Your changes are still here.',
}
