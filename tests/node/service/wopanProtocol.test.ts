// cspell:ignore CTUBDVEC KGHV OQPF Txdu -- encrypted text
import {
  decryptText,
  encryptText,
  randomSequence,
  signHeader,
} from '../../../service/src/wopanProtocol';
import {wopanKeys} from '../../support/providers/clients';

describe('the signature', () => {
  // Requests of the official client, from the documentation of the public Go SDK.
  test.each([
    ['PcWebLogin', 1686118416490, 178232, '2df72fb5b35f9b5535e06b786a5810c0'],
    [
      'PcLoginVerifyCode',
      1686118433825,
      153713,
      'c17d5b143168fce8dd5e86a4ed5d5d74',
    ],
    ['AppQueryUser', 1686118434179, 106207, 'ce928821b32a3808925bd1343f26e78f'],
  ])('of a recorded %s is the recorded one', (method, time, sequence, sign) => {
    expect(signHeader(method, time, sequence)).toEqual({
      key: method,
      resTime: time,
      reqSeq: sequence,
      channel: 'api-user',
      sign,
      version: '',
    });
  });

  test('has a sequence number of six digits', () => {
    for (let round = 0; round < 1000; round += 1) {
      expect(String(randomSequence())).toMatch(/^10\d{4}$/);
    }
  });
});

describe('the encryption', () => {
  // Computed with the public Go SDK, with these keys.
  const vectors = [
    ['', 'CTUBDVECRcX0fIMeJIlKnA=='],
    [
      '{"phone":"13800000000","messageCode":"634978"}',
      'srg5L8ib6vXth5SDRxH2BT2Fdbe74NhAKNtNb53gRHR76PY5y7+ZKjp3MKbf/vpa',
    ],
    ['exactly sixteen!', 'UskD382iFUANHZba0JHMX/AlB8labpJomSgmfMAgOe4='],
    ['密码 with “quotes”', 'py5dl9vrcP8KGHV9MctOQPF4zwi/6RK0bkTxdu8+iRE='],
  ] as const;

  test.each(vectors)('of %j is that of the SDK', async (text, sent) => {
    await expect(encryptText(text, wopanKeys)).resolves.toBe(sent);
    await expect(decryptText(sent, wopanKeys)).resolves.toBe(text);
  });

  test('rejects text that was encrypted with another key', async () => {
    await expect(
      decryptText(vectors[1][1], {...wopanKeys, key: 'another key here'}),
    ).rejects.toThrow();
  });
});
