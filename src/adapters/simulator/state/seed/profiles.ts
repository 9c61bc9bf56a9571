import { mixSeeds, hashText, seededRandom } from '../seeded-random'
import type { ProfileDetails, UserAccount } from '../server-state'
import { pictureAt } from './residents'

const COVERS = 7
const NAMED = 13
const SERVICES_FROM = 900_000_000

/** The bios of the accounts that the seed names, keyed by the number in the account's xid. */
const WRITTEN: Readonly<Record<string, string>> = {
  1: 'Keeps the town square tidy and the kettle on. Asks too many questions, reads every answer.',
  2: 'Trains, bread, and the odd bicycle. Usually somewhere with a bad signal.',
  3: '做陶艺，也养多肉。周末常在山里，回复慢，请见谅 🌱',
  4: 'مصوّرة وقارئة. أحب القهوة والمدن القديمة والأحاديث الطويلة.',
  5: 'מתקן רדיו ישנים. גם מקלקל, לפעמים.',
  6: 'Builds small machines that hum. Host of Friday patch nights. Lagos, then Lisbon, then wherever the train stops. 🎛️',
  7: '猫と古いシンセサイザー。静かな曲が好きです。',
  8: '퇴근 후에는 뜨개질. 커피는 하루 세 잔까지.',
  9: 'Сажаю деревья, фотографирую поезда. Отвечаю вечером.',
  10: 'Granada · fermenta de todo · pregúntame por el kimchi',
  11: 'I am told my name is long. My messages are short.',
  13: 'I answer questions about the town. I do not sleep.',
}

const SAID: readonly string[] = [
  'New here. Say hello.',
  'Mostly reading along.',
  'Coffee first.',
  'Walks, maps and other people’s recipes.',
  'Ask me about bees.',
  '',
  'Learning the cello, slowly.',
  'Left the city, kept the library card.',
  '',
  'Night shifts, so forgive the hours.',
  'Two cats, one opinion.',
  'Trying to finish one thing.',
]

/** The seeded profile of an account. The seeded profile applies until the member edits the profile. */
export const seedProfile = (seed: number, { xid, isVisitor, email, name }: UserAccount): ProfileDetails => {
  const chance = seededRandom(mixSeeds(seed, hashText(xid), 4))
  const number = Number(xid.slice(1))
  const isSeeded = !isVisitor && !xid.startsWith('x')
  const handle = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 15)
  const hasX = isSeeded && email === null && handle !== '' && chance.next() < 0.6
  return {
    banner:
      isSeeded && (chance.next() < 0.7 || WRITTEN[number] !== undefined)
        ? pictureAt(`c${chance.between(1, COVERS)}`)
        : null,
    bio: isSeeded ? (WRITTEN[number] ?? chance.of(SAID, '')) : '',
    xUrl: hasX ? `https://x.com/${handle}` : null,
    showsGroups: !isSeeded || chance.next() < 0.8,
    // Accounts that the seed names and service accounts accept direct messages from every member.
    allowsDm: !isSeeded || number <= NAMED || number > SERVICES_FROM || chance.next() < 0.85,
  }
}
