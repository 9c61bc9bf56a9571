export { mallFeature, packagesQuery } from './feature'
export { mallOrderViewModel, type MallOrderViewModel } from './order'
export {
  LoopPackage,
  MALL_METHODS,
  MALL_NETWORKS,
  MALL_TOKENS,
  priceBefore,
  QUICK_AMOUNTS,
  rechargePrice,
} from './package'
