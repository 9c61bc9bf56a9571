import { dialogs } from './dialogs/en'
import { running } from './en.group-admin'
import { spaces } from './en.spaces'

/** The texts of live rooms, group administration, settings and the shell's dialogs, which load with them. */
export const spacesAndAdmin = {
  ...spaces,
  ...running,
  ...dialogs,
  settingsPage: {
    account: 'Account',
    privacy: 'Privacy',
    group: 'Show my groups',
    groupText: 'Your profile shows the groups you’re in.',
    dm: 'Direct messages',
    dmText: 'Anyone can message you.',
    look: 'Language, appearance and notifications',
    stored: 'Stored in this browser',
    storedText: 'Messages are stored here so they open instantly, even offline.',
    used: 'About {{shown}}',
    usedUnknown: 'Size unknown',
    deleteKept: 'Delete stored messages',
    deleteTitle: 'Delete stored messages?',
    deleteText: 'They stay on the server and load again when you open a conversation. Drafts and settings stay.',
    delete: 'Delete',
    about: 'About',
    version: 'Version {{version}}',
    failedTitle: 'Your settings didn’t load',
  },
}
