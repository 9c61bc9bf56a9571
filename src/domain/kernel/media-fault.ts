import * as t from 'io-ts'

/**
 * Why nothing is captured, sent or heard.
 * - `permissionRefused`: the person or the browser said no; `noDevice`: there is none; `deviceBusy`: another program
 * holds it.
 * - `deviceGone`: it was taken out while in use, and nothing took its place.
 * - `pickerClosed`: the person chose nothing to share (SHR-2).
 * - `notConnected`: asked for before the room was entered, or after it was left (MIC-8).
 * - `publishRefused`: the room lets nobody of this role send that.
 * - `unsupported`: this browser cannot do it.
 */
export const MediaSendFailure = t.union(
  [
    t.literal('permissionRefused'),
    t.literal('noDevice'),
    t.literal('deviceBusy'),
    t.literal('deviceGone'),
    t.literal('pickerClosed'),
    t.literal('notConnected'),
    t.literal('publishRefused'),
    t.literal('unsupported'),
  ],
  'SendFault',
)
export type MediaSendFailure = t.TypeOf<typeof MediaSendFailure>

/**
 * Why a room's media came to an end by itself.
 * - `refused`: the pass is not good, or no longer; `full`: more browsers than can hear each other at once;
 * - `lost`: the line was cut and did not come back in time; `unsupported`: this browser cannot do it.
 */
export const RoomMediaFailure = t.union(
  [t.literal('refused'), t.literal('full'), t.literal('lost'), t.literal('unsupported')],
  'RoomFault',
)
export type RoomMediaFailure = t.TypeOf<typeof RoomMediaFailure>
