import type { Recaps } from '../../application/features/recap/ports'
import { recapCalls } from '../wire/calls/recap-calls'
import type { RestClient } from './client/rest-client'

export const makeRecaps = (rest: RestClient): Recaps => ({
  of: (channel_id) => rest.call(recapCalls.summary, { channel_id }),
  figures: (channel_id) => rest.call(recapCalls.figures, { channel_id }),
})
