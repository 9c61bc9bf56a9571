import * as t from 'io-ts'
import { LoopPackage } from '../../../domain/mall'
import { Amount } from '../codecs/amount-codec'
import { defineGet } from '../codecs/http-call'
import { recordCodec, ProductImage, PlainId } from '../codecs/fields'
import { toListPage } from '../codecs/list'

const PACKAGES = 200

/** A package of the mall (spec 2 §3). A package without a percentage has no discount. */
const SkuWire = recordCodec(
  'LoopPackage',
  LoopPackage.is,
  t.type({
    sku_code: PlainId,
    quantity: Amount,
    price: Amount,
    icon_sku: ProductImage,
    icon_discount: ProductImage,
    discount_percent: t.union([Amount, t.null, t.undefined]),
  }),
  (s) => {
    const sku = {
      code: s.sku_code,
      quantity: s.quantity,
      price: s.price,
      icon: s.icon_sku,
      discountIcon: s.icon_discount,
      discountPercent: s.discount_percent ?? '0',
    }
    return LoopPackage.is(sku) ? sku : null
  },
  (p) => ({
    sku_code: p.code,
    quantity: p.quantity,
    price: p.price,
    icon_sku: p.icon,
    icon_discount: p.discountIcon,
    discount_percent: p.discountPercent,
  }),
)

/** The calls of the mall (spec 2 §7 Mall). The list of packages is in `data.data` of the response. */
export const mallCalls = {
  skuList: defineGet('/api/order/sku_list', t.strict({}), () => t.type({ data: toListPage(SkuWire, PACKAGES) })),
} as const
