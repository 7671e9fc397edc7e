import { describe, expect, it } from 'vitest';
import { robotsAllow } from '../../../../src/outreach/actions/enrich/robots.ts';

describe('robots.txt', () => {
  it.each([
    ['', '/', true],
    ['User-agent: *\nDisallow: /', '/', false],
    ['User-agent: *\nDisallow:', '/', true],
    ['User-agent: *\nDisallow: /private', '/', true],
    ['User-agent: *\nDisallow: /private', '/private/x', false],
    ['User-agent: *\nDisallow: /\nAllow: /$', '/', true],
    ['User-agent: *\nDisallow: /\nAllow: /$', '/about', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Planwright\nDisallow: /x', '/', true],
    ['User-agent: planwright/1.0\nDisallow: /\n\nUser-agent: *\nAllow: /', '/', false],
    ['User-agent: other\nUser-agent: PLANWRIGHT\nDisallow: /', '/', false],
    ['User-agent: other\nDisallow: /', '/', true],
    ['user-agent : * # all\r\ndisallow : /*.pdf$ # no files\r\n', '/a.pdf', false],
    ['user-agent: *\ndisallow: /*.pdf$', '/a.pdf?x', true],
    ['user-agent: *\ndisallow: /a*b*c', '/axxbxxc', false],
    ['user-agent: *\ndisallow: /a*b*c', '/axxcxxb', true],
    ['user-agent: *\nallow: /page\ndisallow: /*.htm', '/page.htm', false],
    ['user-agent: *\ndisallow: /page\nallow: /page', '/page', true],
    ['\uFEFFUser-agent: *\nDisallow: /', '/', false],
    ['Disallow: /', '/', true],
    ['<html>not found</html>', '/', true],
  ])('%j lets %s be read: %s', (text, path, allowed) => {
    expect(robotsAllow(text, path)).toBe(allowed);
  });

  it('takes no time over what is made to take time', () => {
    const began = performance.now();
    robotsAllow(`User-agent: *\nDisallow: /${'*a'.repeat(500)}b\n`.repeat(2_000), `/${'a'.repeat(5_000)}`);
    robotsAllow(' '.repeat(1_000_000), '/');
    robotsAllow(`User-agent: *\n`.repeat(100_000), '/');
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
