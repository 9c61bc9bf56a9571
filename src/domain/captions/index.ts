export { CaptionLine, DEFAULT_CAPTIONS, Locale, SILENCE_MS, stripOf } from './captions'
export { languagesQuery, captions, translatedRooms, captionsShown } from './feature'
export { captionsEffects, captionsUnit } from './captions.machine'
export { captionsMessages, Which } from './captions.messages'
