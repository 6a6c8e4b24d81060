import {translate} from '@docusaurus/Translate';
import {answerOf, dataOf, type Answered} from '../fetching/observation';
import {middlePart, RANGE_END} from '../fetching/requests';
import type {Check, Finding} from './check';
import {pages} from './pages';

const remedy = () =>
  translate({
    id: 'serverCheck.ranges.remedy',
    message:
      'Let the proxy pass on Range and If-Range, and do not cache or compress downloads.',
    description: 'What to do about a finding about a server',
  });

/** A part with another length or another place than was requested. `end` is the first byte behind it. */
function wrongPart(
  answer: Answered<unknown> | undefined,
  start: number,
  end: number,
): Finding | undefined {
  if (answer?.status !== 206) {
    return undefined;
  }
  const place = answer.headers['content-range'];
  const isElsewhere =
    place !== undefined && !place.startsWith(`bytes ${start}-${end - 1}/`);
  if (answer.size === end - start && !isElsewhere) {
    return undefined;
  }
  return {
    certainty: 'likely',
    saw: isElsewhere
      ? translate(
          {
            id: 'serverCheck.ranges.wrong.place',
            message:
              'A request for the bytes {start}-{last} of the file got a part that calls itself {place} (HTTP 206).',
            description: 'What a check of a server saw',
          },
          {start, last: end - 1, place},
        )
      : translate(
          {
            id: 'serverCheck.ranges.wrong.length',
            message:
              'A request for {wanted} bytes of the file, from byte {start}, got {size} bytes (HTTP 206).',
            description: 'What a check of a server saw',
          },
          {wanted: end - start, start, size: answer.size},
        ),
    means: translate({
      id: 'serverCheck.ranges.wrong.means',
      message:
        'Something on the way answers with another part, or the storage reports a wrong size of the file. Players stall, and resumed downloads break.',
      description: 'What a finding about a server means',
    }),
    remedy: remedy(),
    facts: {range: 206, wanted: end - start, got: answer.size},
  };
}

function rightParts(hasMiddle: boolean): Finding {
  return {
    certainty: 'fine',
    saw: hasMiddle
      ? translate({
          id: 'serverCheck.ranges.fine.saw',
          message:
            'Requests for two parts of the file got parts of the right length (HTTP 206).',
          description: 'What a check of a server saw',
        })
      : translate({
          id: 'serverCheck.ranges.fine.beginning',
          message:
            'A request for the beginning of the file got that part (HTTP 206).',
          description: 'What a check of a server saw',
        }),
    means: hasMiddle
      ? translate({
          id: 'serverCheck.ranges.fine.means',
          message: 'Players can jump, and downloads can be resumed.',
          description: 'What a finding about a server means',
        })
      : translate({
          id: 'serverCheck.ranges.fine.arrives',
          message:
            'The header Range gets through. A part from further in was not requested.',
          description: 'What a finding about a server means',
        }),
    facts: {range: 206, middle: hasMiddle},
  };
}

/** Whether players can jump, and broken downloads go on. */
export const ranges: Check = {
  id: 'ranges',
  title: () =>
    translate({
      id: 'serverCheck.ranges',
      message: 'Can videos be skipped through, and downloads resumed?',
      description: 'Name of a check of a server',
    }),
  needs: ['file', 'download'],
  evaluate: (seen): Finding | undefined => {
    const answer = answerOf(seen, 'download');
    const size = dataOf(seen, 'file')?.size ?? 0;
    if (answer === undefined || answer.envelope !== undefined || size === 0) {
      return undefined;
    }
    const middle = answerOf(seen, 'middle');
    const isWhole = middle?.status === 200 && middle.envelope === undefined;
    if (answer.status === 206 && !isWhole) {
      const wrong = [
        wrongPart(answer, 0, Math.min(RANGE_END + 1, size)),
        wrongPart(middle, middlePart.start, middlePart.end + 1),
      ].find((each) => each !== undefined);
      return wrong ?? rightParts(middle?.status === 206);
    }
    return answer.status === 200 || (answer.status === 206 && isWhole)
      ? {
          certainty: 'certain',
          saw: translate({
            id: 'serverCheck.ranges.saw',
            message:
              'A request for a part of the file got the whole file (HTTP 200).',
            description: 'What a check of a server saw',
          }),
          means: translate({
            id: 'serverCheck.ranges.means',
            message:
              'The header Range is lost on the way: players cannot jump, and broken downloads start over.',
            description: 'What a finding about a server means',
          }),
          remedy: remedy(),
          facts: {range: 200},
        }
      : undefined;
  },
  page: pages.ranges,
};
