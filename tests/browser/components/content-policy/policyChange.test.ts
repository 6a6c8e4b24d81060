import {
  documentPolicyGroup,
  opensInSameTab,
} from '../../../../src/components/content-policy/policyChange';

const page = (head: string) =>
  new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
const policy =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';
const canonical = (address: string) =>
  `<link rel="canonical" href="https://docs.example${address}">`;

describe('the policy that holds', () => {
  test.each([
    ['/tool/', 'tools'],
    ['/zh/guide/api/fs.html', 'api'],
    ['/guide/', 'reading'],
    // The not-found page is at any address.
    ['/404.html', 'reading'],
  ])('for a page that calls itself %s is that of %s', (address, group) => {
    expect(documentPolicyGroup(page(policy + canonical(address)))).toBe(group);
  });

  test('is none where the page has none', () => {
    expect(documentPolicyGroup(page(canonical('/guide/')))).toBeUndefined();
  });
});

describe('a click on a link', () => {
  const link = (attributes: Record<string, string> = {}) =>
    Object.entries(attributes).reduce((anchor, [name, value]) => {
      anchor.setAttribute(name, value);
      return anchor;
    }, document.createElement('a'));

  test('shows its target in place of the page', () => {
    expect(opensInSameTab(new MouseEvent('click'), link())).toBe(true);
  });

  test.each([
    [{ctrlKey: true}, {}],
    [{metaKey: true}, {}],
    [{shiftKey: true}, {}],
    [{button: 1}, {}],
    [{}, {target: '_blank'}],
    [{}, {download: ''}],
  ])('with %j and %j does not', (init, attributes) => {
    expect(
      opensInSameTab(new MouseEvent('click', init), link(attributes)),
    ).toBe(false);
  });
});
