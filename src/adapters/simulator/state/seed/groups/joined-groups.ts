import { muted, seedGroup, seedMembership, type SeedGroup } from './seed-group'

/** Where Ada and Ben are members too: one of each kind. */
export const JOINED_GROUPS: readonly SeedGroup[] = [
  seedGroup('40000004', 'RiverCh4', 'River Chronicle', 'The long conversation of the town, from the first bridge to today.', {
    link: 'riverchronicle', more: 140, crowd: 1_240, ada: seedMembership(37), ben: seedMembership(12), icon: 'g2', banner: 'c2',
    messages: 100_000, days: 1_096, quietMinutes: 7, admins: ['ben'],
    books: ['town', 'town', 'town', 'food', 'outdoors', 'garden', 'reading', 'travel', 'sport', 'games', 'music', 'chinese', 'europe', 'remarks'],
  }),
  seedGroup('410000041', 'NoodleN1', 'Noodle & Dumpling Lovers 🍜', 'Recipes, queues, opinions about broth. 吃货集合！', {
    more: 90, ada: seedMembership(128), ben: seedMembership(104), icon: 'g3', messages: 4_800, days: 300, quietMinutes: 12,
    books: ['food', 'food', 'chinese', 'korean', 'japanese', 'remarks'],
  }),
  seedGroup('4200000042', 'Marktpl2', 'Flea market & swaps', 'Give, swap, borrow. No shops please. It gets loud here, so mute it.', {
    joinMode: 'free', link: 'fleamarket', more: 110, crowd: 380, ada: muted(23), ben: muted(61), banner: 'c4', messages: 9_200, days: 400,
    quietMinutes: 18, books: ['town', 'making', 'garden', 'europe', 'remarks'],
  }),
  seedGroup('43000043', 'QahwaAr3', 'قهوة المساء', 'نجتمع كل مساء: شعر، موسيقى، وقهوة بالهيل.', {
    link: 'qahwatalmasaa', owner: 'layla', more: 26, ada: seedMembership(9), ben: seedMembership(0), icon: 'g6', messages: 900, days: 120, quietMinutes: 44,
    books: ['arabic', 'arabic', 'music'],
  }),
  seedGroup('440000044', 'ShuqHe44', 'שכנים ברחוב הזית', 'כל מה שקורה ברחוב. שקט בין שתיים לארבע.', {
    joinType: 'private', owner: 'omer', more: 9, ada: seedMembership(3), ben: null, messages: 320, days: 90, quietMinutes: 130,
    books: ['hebrew', 'hebrew', 'town'],
  }),
  seedGroup('4500000045', 'ChainAm5', 'Chainlight Ambassadors', 'News and help from the ambassadors of Chainlight. We never write first and never ask for tokens.', {
    link: 'chainlight', more: 120, crowd: 12_408, minSpeakLevel: 2, ais: ['loopy'], ada: seedMembership(1), ben: seedMembership(0),
    verified: { kind: 'ambassador', project: 'Chainlight', days: 210 }, icon: 'g7', banner: 'c6', messages: 22_000, days: 500, quietMinutes: 9,
    books: ['tech', 'tech', 'remarks'],
  }),
  seedGroup('46000046', 'LoopNews', 'Loop Announcements', 'Official news of Loop: releases, maintenance, thanks.', {
    link: 'loopofficial', more: 180, crowd: 4_950, minSpeakLevel: 25, ais: ['loopy'], owner: 'mei', admins: ['olga'], ada: seedMembership(2), ben: seedMembership(2),
    verified: { kind: 'official', project: 'Loop', days: 395 }, icon: 'g1', banner: 'c7', messages: 260, days: 380, quietMinutes: 600,
    books: ['tech', 'town'],
  }),
  seedGroup('470000047', 'TwoOfUs7', 'Ada & Ben, moving house', 'Boxes, keys, who carries the piano.', {
    joinType: 'private', owner: 'ada', more: 0, ada: seedMembership(0), ben: seedMembership(0), members: ['zoe'], messages: 85, days: 14, quietMinutes: 210,
    books: ['making', 'town'],
  }),
  seedGroup('4800000048', 'KinoRu48', 'Киноклуб «Полночь»', 'Смотрим старые фильмы и спорим до утра.', {
    owner: 'olga', more: 34, ada: null, ben: seedMembership(15), icon: 'g8', messages: 1_500, days: 200, quietMinutes: 75,
    books: ['russian', 'russian', 'music'],
  }),
  seedGroup('49000049', 'RunClub9', 'Tuesday Run Club 🏃‍♀️', 'Easy pace, no one left behind, cake afterwards.', {
    joinMode: 'free', more: 41, ada: seedMembership(0), ben: muted(0), banner: 'c3', messages: 2_100, days: 220, quietMinutes: 1_500,
    books: ['sport', 'outdoors', 'remarks'],
  }),
  seedGroup('500000050', 'HanKor50', '동네 산책 모임', '천천히 걷고 많이 이야기해요.', {
    owner: 'jisoo', more: 22, ada: seedMembership(6), ben: seedMembership(6), messages: 640, days: 150, quietMinutes: 52, books: ['korean', 'outdoors'],
  }),
  seedGroup('5100000051', 'Expert51', 'Level Twenty Lounge', 'For those who have been here long. Reading is for everyone, speaking from level 20.', {
    minSpeakLevel: 20, more: 30, ada: seedMembership(0), ben: seedMembership(5), icon: 'g9', banner: 'c1', messages: 1_180, days: 260, quietMinutes: 180,
    books: ['games', 'tech', 'travel'],
  }),
  seedGroup('52000052', 'VeryLong', 'The Society for the Preservation of Extremely Long Group Names and Related Curiosities', 'Founded by people who could not stop.', {
    owner: 'long', more: 7, ada: seedMembership(0), ben: seedMembership(1), messages: 150, days: 100, quietMinutes: 4_300, books: ['reading', 'town', 'remarks'],
  }),
]
