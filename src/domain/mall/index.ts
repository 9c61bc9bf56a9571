export { mallFeature as mall, packagesQuery } from './feature'
export { mallOrderViewModel as mallOrderShown, type MallOrderViewModel as MallOrderShown } from './order'
export {
  LoopPackage,
  MALL_METHODS,
  MALL_NETWORKS,
  MALL_TOKENS,
  priceBefore,
  QUICK_AMOUNTS,
  rechargePrice,
} from './package'
