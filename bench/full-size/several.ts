/** Several nodes over one database, each with ports of its own. */
import { ports, type Product, startProduct } from './product.ts';

export type Node = { readonly product: Product; readonly api: number; readonly web: number };

export const startNodes = async (
  count: number,
  environment: Readonly<Record<string, string>>,
): Promise<Node[]> => {
  const nodes = [];
  for (let nth = 0; nth < count; nth += 1) {
    const at = { api: ports.api + nth * 10, web: ports.web + nth * 10 };
    const own = { API_PORT: String(at.api), WEB_PORT: String(at.web) };
    nodes.push({ product: await startProduct({ ...environment, ...own }), ...at });
  }
  return nodes;
};
