import * as t from 'io-ts'
import { Activity } from '../../../domain/balance'
import { recordCodec, ImageUrl } from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'

const PICTURES = 10

/** The activity config (spec 1 §3). A config without the small icon, or without any picture, is invalid. */
export const ActivityWire = recordCodec(
  'Activity',
  Activity.is,
  t.type({ image_urls: toListPage(ImageUrl, PICTURES), small_icon: ImageUrl }),
  ({ image_urls, small_icon }): Activity | null => {
    const pictures = image_urls.items.flatMap((url) => url ?? [])
    return small_icon === null || pictures.length === 0 ? null : { pictures, icon: small_icon }
  },
  ({ pictures, icon }) => ({ image_urls: asList(pictures), small_icon: icon }),
)
