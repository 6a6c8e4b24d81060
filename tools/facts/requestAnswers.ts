import * as z from 'zod';
import {parseOrThrow} from '../../src/lib/describeIssues';
import {productAnswers, type ProductAnswers} from './answers';
import {callProduct, type Product} from '../product/call';

/**
 * Requests drivers and settings from a running product.
 *
 * @throws Error naming the route when the server refuses or answers something else
 */
export async function requestAnswers(
  product: Product,
): Promise<ProductAnswers> {
  const [about, drivers, settings] = await Promise.all([
    callProduct(product, '/api/public/settings'),
    callProduct(product, '/api/admin/driver/list'),
    callProduct(product, '/api/admin/setting/list'),
  ]);
  const {version} = parseOrThrow(
    z.object({version: z.string()}),
    about,
    '/api/public/settings',
  );
  return parseOrThrow(
    productAnswers,
    {version, drivers, settings},
    product.server.href,
  );
}
