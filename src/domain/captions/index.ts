export { CaptionLine, Locale, SILENCE_MS, stripOf } from './captions'
export { languagesQuery, captions, translatedRooms, captionsShown } from './feature'
export { captionsEffects } from './captions.machine'
export { captionsMessages, Which } from './captions.messages'
