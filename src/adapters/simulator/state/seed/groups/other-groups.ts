import { seedGroup, type SeedGroup } from './seed-group'

/** The rest of the town, to be found on Discover. */
export const OTHER_GROUPS: readonly SeedGroup[] = [
  seedGroup('530000053', 'Garden53', 'Rooftop Gardeners 🌱', 'Tomatoes above the tram lines.', { joinMode: 'free', more: 64, icon: 'g10', messages: 3_400, days: 330, books: ['garden', 'garden', 'food'] }),
  seedGroup('5400000054', 'SakuraJ4', '日本語カフェ ☕', '日本語でゆっくり話しましょう。初心者も歓迎です。', { link: 'nihongocafe', owner: 'haru', more: 58, banner: 'c2', messages: 5_200, days: 410, books: ['japanese', 'japanese', 'travel'] }),
  seedGroup('55000055', 'HindiM55', 'चाय और बातें', 'हर शाम थोड़ी चाय, थोड़ी बातें।', { owner: 'arjun', more: 33, messages: 1_100, days: 140, books: ['hindi', 'hindi', 'food'] }),
  seedGroup('560000056', 'ThaiSm56', 'ชมรมของกินริมทาง', 'ร้านอร่อยอยู่ตรงไหน บอกกันที่นี่', { more: 29, icon: 'g3', messages: 870, days: 160, books: ['thai', 'thai', 'food'] }),
  seedGroup('5700000057', 'Tertul57', 'Tertulia del jueves', 'Libros, cine y café. Todos los jueves a las nueve.', { link: 'tertulia', more: 47, messages: 2_600, days: 350, books: ['europe', 'reading'] }),
  seedGroup('58000058', 'OpenMic8', 'Open Mic Nights', 'Five minutes each. Nobody is laughed at unless they want to be.', { joinMode: 'free', more: 55, icon: 'g5', banner: 'c4', messages: 1_900, days: 240, books: ['music', 'music', 'town'] }),
  seedGroup('590000059', 'ChessT59', 'Chess & Tea', 'Slow games, hot tea, short endings.', { more: 38, icon: 'g9', messages: 2_300, days: 280, books: ['games', 'games', 'russian'] }),
  seedGroup('6000000060', 'MeshDev0', 'Mesh Protocol Builders', 'Everybody who builds on Mesh. Questions welcome, price talk not.', {
    link: 'meshprotocol', more: 96, crowd: 8_020, ais: ['loopy'], verified: { kind: 'official', project: 'Mesh', days: 640 }, icon: 'g7', banner: 'c5', messages: 31_000, days: 700, quietMinutes: 11, books: ['tech', 'tech', 'games'] }),
  seedGroup('61000061', 'TideAmb1', 'Tide Ambassadors Asia', '潮汐大使社区 · 아시아 앰배서더 · アジア大使', {
    more: 70, crowd: 2_310, verified: { kind: 'ambassador', project: 'Tide', days: 90 }, banner: 'c6', messages: 7_700, days: 180, quietMinutes: 26, books: ['tech', 'chinese', 'korean', 'japanese'] }),
  seedGroup('620000062', 'QuietRm2', 'Quiet room', 'Nothing has been said here yet. That is the point.', { more: 4, messages: 0, books: ['remarks'] }),
  seedGroup('6300000063', 'JustMe63', 'Only me', 'A group of one.', { more: 0, messages: 12, days: 20, quietMinutes: 9_000, books: ['remarks'] }),
  seedGroup('64000064', 'FamilyC4', '王家大院', '一家人，早晚问候。', { joinType: 'private', more: 6, messages: 1_400, days: 500, books: ['chinese', 'chinese', 'food'] }),
  seedGroup('650000065', 'Board065', 'Housing co-op board', 'Members of the board only.', { joinType: 'private', more: 5, icon: 'g8', messages: 410, days: 365, books: ['town'] }),
  seedGroup('6600000066', 'NightSh6', 'Night shift', 'Nurses, bakers, drivers: awake together.', { joinMode: 'free', link: 'nightshift', more: 44, banner: 'c7', messages: 6_100, days: 310, quietMinutes: 16, books: ['town', 'food', 'europe', 'remarks'] }),
  seedGroup('67000067', 'CityTrav', 'Slow travel', 'Trains, ferries, postcards.', { link: 'slowtravel', more: 83, icon: 'g2', banner: 'c2', messages: 8_300, days: 520, books: ['travel', 'travel', 'europe', 'japanese'] }),
  seedGroup('680000068', 'Derby068', 'Old Harbour Football', 'Matches, lifts, sore knees.', { more: 51, icon: 'g10', messages: 4_400, days: 290, books: ['sport', 'sport', 'remarks'] }),
  seedGroup('6900000069', 'Poetry69', 'ديوان', 'بيتٌ كل يوم.', { owner: 'layla', joinMode: 'free', more: 18, messages: 540, days: 170, books: ['arabic', 'reading'] }),
  seedGroup('70000070', 'Emoji070', '🦊🌈🪁', '🙂➡️😀', { more: 15, messages: 260, days: 60, books: ['remarks', 'town'] }),
  seedGroup('710000071', 'Cycle071', 'Cycle to work', 'Routes, repairs, rain.', { more: 66, icon: 'g4', messages: 3_900, days: 400, books: ['outdoors', 'making', 'town'] }),
  seedGroup('7200000072', 'ParentsC', 'Parents of the corner school', 'Lost scarves, found scarves.', { joinType: 'private', more: 40, messages: 5_600, days: 420, quietMinutes: 33, books: ['town', 'food', 'garden'] }),
  seedGroup('73000073', 'Langs073', 'Language tandem · 语言交换 · Tándem', 'Teach one, learn one.', { joinMode: 'free', link: 'tandem2026', more: 75, crowd: 190, banner: 'c4', messages: 7_000, days: 450, books: ['europe', 'chinese', 'korean', 'thai', 'hindi', 'arabic'] }),
  seedGroup('740000074', 'RetroG74', 'Retro games cellar', 'Bring your own cartridge.', { minSpeakLevel: 5, more: 27, icon: 'g9', messages: 1_700, days: 230, books: ['games', 'tech', 'making'] }),
  seedGroup('7500000075', 'Veterans', 'Founders’ table', 'Level 30 and above speak here.', { minSpeakLevel: 30, more: 19, verified: { kind: 'official', project: 'Loop', days: 400 }, messages: 600, days: 395, books: ['tech', 'travel'] }),
  seedGroup('76000076', 'FilmRu76', 'Дачники', 'Рассада, баня, яблоки.', { more: 24, messages: 980, days: 190, books: ['russian', 'garden'] }),
]
