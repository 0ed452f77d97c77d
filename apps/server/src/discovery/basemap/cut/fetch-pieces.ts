/** The pieces of a cut, fetched in few requests and given in order. */
import { EtagMismatch } from 'pmtiles';
import type { ByteSource } from '../byte-sources.ts';
import type { Piece } from './cut-plan.ts';

/** A request asks for this much at most; what was got before a connection broke is little then. */
const longestRequest = 4 * 1_048_576;
/** What lies between two pieces is fetched with them when it is less than another request costs. */
const largestGap = 65_536;
const atOnce = 4;
/** Seconds to wait after the first failure, the second, and so on; then it is given up. */
const patience = [1, 2, 4, 8, 16] as const;

type Request = { readonly from: number; readonly to: number; readonly pieces: readonly Piece[] };

/** The pieces from a place of the new archive on, none longer than a request. */
function* piecesAfter(pieces: readonly Piece[], place: number): Generator<Piece> {
  for (const { from, length, to } of pieces) {
    const end = to + length;
    for (let at = Math.max(to, place); at < end; at += longestRequest)
      yield { from: from + at - to, length: Math.min(longestRequest, end - at), to: at };
  }
}

/** Neighbours are asked for together. */
function* requestsOf(pieces: Iterable<Piece>): Generator<Request> {
  let gathered: Piece[] = [];
  let [from, to] = [0, 0];
  for (const piece of pieces) {
    const end = piece.from + piece.length;
    const isNear = piece.from - to <= largestGap && end - from <= longestRequest;
    if (gathered.length > 0 && !isNear) {
      yield { from, to, pieces: gathered };
      gathered = [];
    }
    if (gathered.length === 0) from = piece.from;
    gathered.push(piece);
    to = end;
  }
  if (gathered.length > 0) yield { from, to, pieces: gathered };
}

export type Fetching = {
  readonly bytes: ByteSource;
  readonly etag: string | undefined;
  /** Waits so many milliseconds. */ readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Told of a failure that is followed by another try. */ readonly onFailure: (
    error: Error,
  ) => void;
};

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

const fetchRequest = async ({ from, to, pieces }: Request, given: Fetching): Promise<Buffer> => {
  const { bytes, etag, wait, onFailure } = given;
  const ask = async (): Promise<Buffer> => {
    const { data } = await bytes.getBytes(from, to - from, undefined, etag);
    if (data.byteLength !== to - from) throw new Error('the archive ends too early');
    const all = Buffer.from(data);
    return Buffer.concat(
      pieces.map((piece) => all.subarray(piece.from - from, piece.from - from + piece.length)),
    );
  };
  for (const seconds of patience) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof EtagMismatch) throw error;
      onFailure(asError(error));
      await wait(seconds * 1_000);
    }
  }
  return ask();
};

/**
 * The contents from a place of the new archive on, in its order. A request that fails is made again, six times in all.
 * @example for await (const bytes of fetchPieces(plan.pieces, written, fetching)) await file.appendFile(bytes)
 */
export async function* fetchPieces(
  pieces: readonly Piece[],
  place: number,
  fetching: Fetching,
): AsyncGenerator<Buffer> {
  const flying: Promise<Buffer>[] = [];
  for (const request of requestsOf(piecesAfter(pieces, place))) {
    const flight = fetchRequest(request, fetching);
    // its failure is met where it is waited for
    flight.catch(() => undefined);
    flying.push(flight);
    const first = flying.length >= atOnce ? flying.shift() : undefined;
    if (first) yield await first;
  }
  for (const flight of flying) yield await flight;
}
