import * as t from 'io-ts'
import { Activity } from '../../../domain/balance'
import { recordCodec, ImageUrl, JsonBody } from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'

const PICTURES = 10

/** The activity config (spec 1 §3). A config without the small icon, or without any picture, is invalid. */
export const ActivityWire = recordCodec(
  'Activity',
  Activity.is,
  t.type({
    image_urls: toListPage(ImageUrl, PICTURES),
    image_texts: toListPage(JsonBody, PICTURES),
    small_icon: ImageUrl,
  }),
  ({ image_urls, image_texts, small_icon }): Activity | null => {
    const pictures = image_urls.items.flatMap((url) => url ?? [])
    const words = image_urls.items.flatMap((url, at) => (url === null ? [] : (image_texts.items[at] ?? '')))
    return small_icon === null || pictures.length === 0 ? null : { pictures, icon: small_icon, words }
  },
  ({ pictures, icon, words }) => ({ image_urls: asList(pictures), image_texts: asList(words), small_icon: icon }),
)
