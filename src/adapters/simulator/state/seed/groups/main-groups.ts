import { seedGroup, seedMembership, type SeedGroup } from './seed-group'

/** The three that were here first. Tests know them by their numbers, names, links and unread counts. */
export const MAIN_GROUPS: readonly SeedGroup[] = [
  seedGroup('10000001', 'TownSq01', 'Loop Town Square', 'Where everyone meets. Say hello, ask anything, be kind.', {
    link: 'townsquare', welcomesAll: true, owner: 'mei', admins: ['olga', 'ada'], ais: ['loopy'],
    members: ['layla', 'omer', 'sunny', 'haru', 'jisoo', 'zoe', 'long', 'arjun'], more: 300,
    ada: seedMembership(4), ben: seedMembership(4), verified: { kind: 'official', project: 'Loop', days: 400 },
    icon: 'g1', banner: 'c1', messages: 340, days: 9, quietMinutes: 4,
    books: ['town', 'town', 'town', 'town', 'chinese', 'arabic', 'japanese', 'korean', 'russian', 'hebrew', 'hindi', 'thai', 'europe', 'remarks'],
  }),
  seedGroup('20000002', 'MoonRd02', '月光读书会 Moonlit Readers', '每月一本书，慢慢读。One book a month, slowly.', {
    joinType: 'private', owner: 'haru', admins: ['mei'], members: ['layla', 'zoe'], more: 0,
    ada: seedMembership(0), ben: seedMembership(0), icon: 'g5', banner: 'c3', messages: 60, days: 40, quietMinutes: 95,
    books: ['reading', 'reading', 'chinese'],
  }),
  seedGroup('300000003', 'Makers03', 'Weekend Makers 🛠️', 'Small things built by hand. Anyone may drop in.', {
    joinMode: 'free', link: 'weekend_makers', minSpeakLevel: 3, owner: 'sunny', admins: ['arjun'], ais: ['loopy'],
    members: ['omer', 'jisoo', 'olga'], more: 0,
    ada: seedMembership(2), ben: seedMembership(2), icon: 'g4', banner: 'c5', messages: 45, days: 21, quietMinutes: 31,
    books: ['making', 'making', 'town'],
  }),
]
