export { CaptionLine, Locale, SILENCE_MS, stripOf } from './caption-lines'
export {
  languagesQuery,
  captionsFeature as captions,
  translatedRooms,
  captionsViewModel as captionsShown,
} from './feature'
export { captionsEffects } from './captions.machine'
export { captionsMessages, Which } from './captions.messages'
