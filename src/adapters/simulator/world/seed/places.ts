import type { Community } from '../world'

/** A group as the founding knows it: people by their keys. */
export interface Place extends Pick<Community, 'name' | 'description' | 'joinType' | 'joinMode' | 'link' | 'inviteKey' | 'minSpeakLevel' | 'welcomesAll'> {
  readonly gid: string
  readonly owner: string
  readonly admins: readonly string[]
  readonly ais: readonly string[]
  readonly members: readonly string[]
  readonly official: string | null
  /** The names of pictures under /town. */
  readonly icon: string
  readonly banner: string
  readonly messages: number
  readonly unread: number
}

export const PLACES: readonly Place[] = [
  {
    gid: '10000001', name: 'Loop Town Square', inviteKey: 'TownSq01', link: 'townsquare',
    description: 'Where everyone meets. Say hello, ask anything, be kind.',
    joinType: 'normal', joinMode: 'normal', minSpeakLevel: 0, welcomesAll: true,
    owner: 'mei', admins: ['olga', 'ada'], ais: ['loopy'],
    members: ['ada', 'ben', 'mei', 'layla', 'omer', 'sunny', 'haru', 'jisoo', 'olga', 'zoe', 'long', 'arjun', 'loopy'],
    official: 'Loop', icon: 'g1', banner: 'c1', messages: 340, unread: 4,
  },
  {
    gid: '20000002', name: '月光读书会 Moonlit Readers', inviteKey: 'MoonRd02', link: null,
    description: '每月一本书，慢慢读。One book a month, slowly.',
    joinType: 'private', joinMode: 'normal', minSpeakLevel: 0, welcomesAll: false,
    owner: 'haru', admins: ['mei'], ais: [], members: ['ada', 'ben', 'mei', 'haru', 'layla', 'zoe'],
    official: null, icon: 'g5', banner: 'c3', messages: 60, unread: 0,
  },
  {
    gid: '300000003', name: 'Weekend Makers 🛠️', inviteKey: 'Makers03', link: 'weekend_makers',
    description: 'Small things built by hand. Anyone may drop in.',
    joinType: 'normal', joinMode: 'free', minSpeakLevel: 3, welcomesAll: false,
    owner: 'sunny', admins: ['arjun'], ais: ['loopy'],
    members: ['ada', 'ben', 'sunny', 'arjun', 'omer', 'jisoo', 'olga', 'loopy'],
    official: null, icon: 'g4', banner: 'c5', messages: 45, unread: 2,
  },
]
