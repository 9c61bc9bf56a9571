/**
 * What an attack gets: a fresh server, two members, a stranger, and a check that must hold.
 * @typedef {object} Scene
 * @property {Awaited<ReturnType<typeof import('./fresh-server.mjs').startFreshServer>>} server
 * @property {import('./person.mjs').Person} ada
 * @property {import('./person.mjs').Person} ben
 * @property {import('./person.mjs').Person} stranger
 * @property {(what: string, holds: boolean) => void} check
 */

/** @typedef {readonly [title: string, run: (scene: Scene) => Promise<void>]} Attack */

import { Person } from './person.mjs'

/** The group that welcomes every newcomer, and its live room. */
export const SQUARE = 'sg_10000001'
export const ROOM = '5bace001-0000-4000-8000-000010000001'

/** @param {Scene['server']} server */
export async function castOf(server) {
  const [ada, ben, stranger] = [new Person(server.port), new Person(server.port), new Person(server.port)]
  await ada.signIn('ada@loop.example')
  await ben.signIn('ben@loop.example')
  await stranger.signIn('mallory.secret@loop.example')
  return { ada, ben, stranger }
}
