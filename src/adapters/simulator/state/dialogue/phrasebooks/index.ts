import type { Phrasebook } from '../phrasebook'
import { arabic } from './arabic'
import { chinese } from './chinese'
import { europe } from './europe'
import { food } from './food'
import { games } from './games'
import { garden } from './garden'
import { hebrew } from './hebrew'
import { hindi } from './hindi'
import { japanese } from './japanese'
import { korean } from './korean'
import { making } from './making'
import { music } from './music'
import { outdoors } from './outdoors'
import { reading } from './reading'
import { remarks } from './remarks'
import { russian } from './russian'
import { sport } from './sport'
import { tech } from './tech'
import { thai } from './thai'
import { town } from './town'
import { travel } from './travel'

/** Every phrasebook, by topic or language. */
export const PHRASEBOOKS = {
  arabic,
  chinese,
  europe,
  food,
  games,
  garden,
  hebrew,
  hindi,
  japanese,
  korean,
  making,
  music,
  outdoors,
  reading,
  remarks,
  russian,
  sport,
  tech,
  thai,
  town,
  travel,
} as const satisfies Readonly<Record<string, Phrasebook>>

export type PhrasebookName = keyof typeof PHRASEBOOKS
