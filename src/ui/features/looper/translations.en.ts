import { figures } from './translations.analytics.en'
import type { ApiStatus, Label, OpKind, StaffRole } from '../../../domain/looper'

export const en = {
  menu: { label: 'Project', dashboard: 'Dashboard', influshare: 'InfluShare', communityBoard: 'Community Board', spaceSummary: 'Space Summary', configuration: 'Configuration', api: 'API' },
  project: {
    current: 'Project: {{name}}. Choose another', dialog: 'Your projects', search: 'Search projects', searching: 'Searching…', nothing: 'No project is called that',
    nothingText: 'Check the spelling, or clear the search.', none: 'No projects yet', noneText: 'You see a project here once its owner has added you to its staff.', failed: 'Couldn’t load your projects',
    failedText: 'Check your connection and try again.', signIn: 'Sign in to see your projects', signInText: 'Owners and their staff manage projects here.', toSignIn: 'Sign in', onX: '{{name}} on X',
    notChosen: 'No project chosen',
    needed: 'Choose a project', neededText: 'Every page here shows one project.', communities_one: '{{count}} community', communities_other: '{{count}} communities', close: 'Close',
  },
  foot: { api: 'API', page: 'Exclusive page', noPage: 'None yet', staff: 'Staff' },
  api: { suspended: 'Suspended', active: 'Active', inactive: 'Inactive' } satisfies Record<ApiStatus, string>,
  normal: 'NORMAL',
  copy: 'Click to copy', copied: 'Copied',
  table: { range: '{{from}}–{{to}} of {{total}}', columns: 'Columns', csv: 'CSV' },
  label: { gold: 'Gold', blue: 'Blue', none: 'Regular' } satisfies Record<Label, string>,
  role: { super: 'full manager', comm: 'community manager', view: 'viewer' } satisfies Record<StaffRole, string>,
  config: {
    title: 'Configuration', tabs: 'Sections', ProjectInfo: 'Project Info', WeightConfiguration: 'Weight Configuration', CommManagement: 'Community Management', Admins: 'Admins',
    failed: 'Couldn’t load this. Check your connection and try again.', cancel: 'Cancel', confirm: 'Confirm', problem: 'This didn’t work. Try again.',
  },
  info: {
    heading: 'About the project', edit: 'Edit', apiDoc: 'API doc', links: 'Links', website: 'Website', email: 'Email', tags: 'Tags', keywords: 'Keywords', none: 'None', apiStatus: 'API status', pid: 'PID',
    secret: 'API key', show: 'Show the API key', hide: 'Hide the API key', secretFailed: 'Couldn’t load the key.', secretNotYours: 'Only a full manager sees the key.', access: 'API access',
  },
  weights: {
    heading: 'How influence is weighted', text: 'These weights are set by Loop. Nobody can change them here.', x: 'X', community: 'Community', space: 'Space', coefficients: 'Label coefficients',
    gold: 'Gold communities count {{factor}} times', blue: 'Blue communities count {{factor}} times', regular: 'Regular communities don’t count', counted: 'Communities that count', whatIf: 'What if?', whatIfText: 'Move the weights and see how the first accounts would rank. Nothing is saved.', same: 'same',
  },
  communities: {
    heading: 'Communities', community: 'Community', label: 'Label', members: 'Member scale', activity: '7-day activity', verified: 'Verified date', action: 'Action', adjust: 'Adjust', adjustOf: 'Adjust the label of {{name}}',
    block: 'Block', unblock: 'Unblock', blocked: 'Blocked', labels: 'Label', up: 'up', down: 'down', empty: 'No communities', emptyText: 'A community stands here once it is verified for this project.',
    adjustTitle: 'Change the label', from: 'Now', to: 'Then', toGold: '{{name}} becomes an official community of this project.', toBlue: '{{name}} becomes an ambassador community of this project.',
    toNone: '{{name}} is unbound and becomes a regular community.', blockTitle: 'Block {{name}}?', blockText: 'Its activity no longer counts for this project, and its label can’t be changed until you unblock it.',
    unblockTitle: 'Unblock {{name}}?', unblockText: 'Its activity counts for this project again.',
  },
  admins: {
    heading: 'Admins', add: 'Add admin', user: 'User', role: 'Role', joined: 'Joined', action: 'Action', adjust: 'Adjust role', adjustOf: 'Adjust the role of {{name}}', remove: 'Remove', removeOf: 'Remove {{name}}',
    roleTitle: 'Change the role', roleText: '{{name}}’s permissions will change to {{role}}.', removeTitle: 'Remove {{name}}', removeText: 'are you sure remove from admin seat', yes: 'Yes',
    addTitle: 'Add admin', uid: 'UID', uidHint: '“user” and at least 6 digits, such as user1000000001', looking: 'Looking…', nobody: 'user not found', lookFailed: 'Couldn’t look this up. Try again.', addYes: 'Add',
    empty: 'No admins',
  },
  history: {
    heading: 'History', empty: 'Nothing has been changed yet.', more: 'Show more', failed: 'Couldn’t load the history.',
    line: {
      projectEdited: '{{who}} edited the project', labelChanged: '{{who}} labelled {{whom}} as {{change}}', blocked: '{{who}} blocked {{whom}}', unblocked: '{{who}} unblocked {{whom}}',
      adminAdded: '{{who}} added {{whom}} as {{change}}', adminChanged: '{{who}} made {{whom}} {{change}}', adminRemoved: '{{who}} removed {{whom}}', partnerAdded: '{{who}} created the exclusive page',
      pageEdited: '{{who}} edited the exclusive page', communityImported: '{{who}} imported {{whom}}', communityOrdered: '{{who}} moved {{whom}} to {{change}}', communityRemoved: '{{who}} took {{whom}} off the exclusive page',
      other: '{{who}} changed something',
    } satisfies Record<OpKind, string>,
  },
  edit: {
    title: 'Edit project information', logo: 'Project logo', logoHint: '512x512 px recommended', name: 'Project name *', about: 'Introduction', tags: 'Tag', tagsHint: 'DeFi; GameFi; Infrastructure', keywords: 'Keywords',
    keywordsHint: 'Separate them with a comma or a semicolon.', x: 'X account URL *', website: 'Website', email: 'Email for important notifications', cancel: 'Cancel', save: 'Save', separate: 'Separate them with a comma or a semicolon.',
  },
  dashboard: {
    title: 'Dashboard', about: 'Project', quick: 'Quick links', page: 'Exclusive page', noPage: 'This project has no exclusive page yet.', counts: 'Figures', gold: 'Gold verified', blue: 'Blue verified', communities: 'Communities',
    members: 'Members', activity: 'Average activity',
  },
  ...figures,
  settlement: { title: 'Financial settlement', coming: 'Coming' },
} as const
