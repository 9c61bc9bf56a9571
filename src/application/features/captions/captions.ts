import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { joinedRoomOf, isHostHere, currentRoomOf } from '../../../domain/space'
import {
  languagesQuery,
  translatedRooms,
  captionsFeature,
  captionsEffects,
  captionsMessages,
  captionsViewModel,
} from '../../../domain/captions'
import { accountEffects, failsWith } from '../../effects/effect'
import { readList } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { Translations } from './ports'

export const captionsImplementation = implementFeature(
  captionsFeature,
  ({ slicesOf, slices, ports: { liveFeed }, dispatchToAccount }, ports: Translations) => ({
    account: {
      'captions/languages': readList(languagesQuery, ({ channelId }) => ports.languages(channelId)),
      'captions/rooms': {
        join: accountEffects.idempotent(captionsEffects.join, {
          call: ({ channelId }) => ports.join(channelId),
          toResult: (languages, { channelId }, ask) => ({ type: 'captions/Joined', ask, channelId, ...languages }),
          failed: failsWith(captionsMessages['captions/NotJoined']),
        }),
        // The effect reports a leave as done even if the request fails, because the server removes the member when the
        // room ends.
        leave: accountEffects.idempotent(captionsEffects.leave, {
          call: ({ channelId }) =>
            pipe(
              ports.leave(channelId),
              TE.orElse(() => TE.right<never, void>(undefined)),
            ),
          toResult: (_, { channelId }, ask) => ({ type: 'captions/Left', ask, channelId }),
          failed: failsWith(captionsMessages['captions/Left']),
        }),
        set: accountEffects.idempotent(captionsEffects.set, {
          call: ({ channelId, what, language }) => ports.set(channelId, what, language),
          toResult: (_, { channelId, what, language }, ask) => ({
            type: 'captions/LanguageSet',
            ask,
            channelId,
            what,
            language,
          }),
          failed: failsWith(captionsMessages['captions/LanguageNotSet']),
        }),
      },
    },
    frames: {
      loop_trans_caption: (data) => {
        const caption = ports.readCaption(data)
        // Ignores captions of other rooms, and every caption while captions are off (TRN-4).
        if (caption === null) liveFeed.countDropped()
        else if (captionsViewModel(slices.account.rooms.get(), caption.channelId).state === 'transferring')
          void dispatchToAccount({ type: 'captions/CaptionReceived', ...caption })
      },
    },
    onAccountChange: () => {
      const space = slicesOf('space')
      if (space === null) return
      const [room, known] = [currentRoomOf(space.account.room.get()), translatedRooms(slices.account.rooms.get())]
      for (const channelId of known)
        if (room?.channelId !== channelId) void dispatchToAccount({ type: 'captions/RoomEnded', channelId })
      const inside = joinedRoomOf(space.account.room.get())
      if (inside !== null && !known.includes(inside.channelId)) {
        void dispatchToAccount({
          type: 'captions/RoomEntered',
          channelId: inside.channelId,
          starts: inside.isSuper || isHostHere(inside),
        })
      }
    },
  }),
)
