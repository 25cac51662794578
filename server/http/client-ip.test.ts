import { expect, test } from 'vitest';
import { countedNetworks, plainAddress } from './client-ip.ts';

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['2001:db8:1:2::', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8:1:ffff::9', ['2001:db8:1:ffff::/64', '2001:db8:1::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['1::2:3:4:5:6', ['1:0:0:2::/64', '1:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['unknown', ['unknown']],
])('the rate limits count the IP address %s as %j', (ipAddress, networks) => {
  expect(countedNetworks(ipAddress).map(({ network }) => network)).toEqual(networks);
});

test.each([
  ['203.0.113.9:51000', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
])('the forwarded address %s is %s', (forwarded, plain) => {
  expect(plainAddress(forwarded)).toBe(plain);
});
