export { CaptionLine, Locale, SILENCE_MS, stripOf } from './caption-lines'
export { languagesQuery, captionsFeature, translatedRooms, captionsViewModel } from './feature'
export { captionsEffects } from './captions.machine'
export { captionsMessages, Which } from './captions.messages'
