import * as t from 'io-ts'
import { Instant } from '../../../../domain/kernel/instant'
import { MicMode } from '../../../../domain/space'

/** The fields of the space form as the client sent them. */
export const SpaceFormFields = t.strict(
  {
    title: t.string,
    startsAt: Instant,
    endsAt: Instant,
    micMode: MicMode,
    announcement: t.string,
    locale: t.union([t.string, t.null]),
  },
  'SpaceTerms',
)
export type SpaceFormFields = t.TypeOf<typeof SpaceFormFields>
