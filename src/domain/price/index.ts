export { pricesReducer } from './prices'
export { Price, priceMessages, TickerPrice, type PriceMessage } from './price.messages'
