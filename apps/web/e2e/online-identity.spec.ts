import type { Browser, Locator } from "@playwright/test";
import { expectAccessible, expectNoAxeViolations } from "./axe.ts";
import { openHouse, type Person } from "./online.ts";
import { expect, test } from "./support.ts";

const person = openHouse();

async function known(browser: Browser, name: string): Promise<Person> {
  const made = await person(browser, name);
  await made.page.goto("/you");
  await made.page.getByRole("button", { name: "Begin with my name" }).click();
  await expect(made.page.getByRole("heading", { name: "Return link" })).toBeVisible();
  return made;
}

/** Chromium's own authenticator, which says yes by itself. */
async function addAuthenticator({ context, page }: Person) {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  return { session, authenticatorId };
}

test("a passkey keeps somebody over devices", async ({ browser }) => {
  const ann = await known(browser, "Ann");
  const first = await addAuthenticator(ann);
  await ann.page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(ann.page.getByRole("button", { name: /^Remove / })).toBeVisible();
  const { credentials } = await first.session.send("WebAuthn.getCredentials", {
    authenticatorId: first.authenticatorId,
  });
  const other = await person(browser, "");
  await other.page.goto("/you");
  const second = await addAuthenticator(other);
  for (const credential of credentials)
    await second.session.send("WebAuthn.addCredential", { authenticatorId: second.authenticatorId, credential });
  await other.page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(other.page.getByRole("textbox", { name: "Your name" })).toHaveValue("Ann");
  await other.page.getByRole("button", { name: /^Remove / }).click();
  await expect(other.page.getByRole("button", { name: /^Remove / })).toHaveCount(0);
});

test("a second device joins by a link that works once", async ({ browser }) => {
  const ann = await known(browser, "Ann");
  await ann.page.getByRole("button", { name: "Show the code" }).click();
  await expect(ann.page.getByRole("img", { name: /as a picture for a camera/ })).toBeVisible();
  const link = new URL(await ann.page.getByRole("textbox", { name: "Another device" }).inputValue());
  const phone = await person(browser, "");
  await phone.page.goto(`${link.pathname}${link.hash}`);
  await expectNoAxeViolations(phone.page);
  await phone.page.getByRole("button", { name: "Use this device too" }).click();
  await phone.page.waitForURL("**/matches");
  await phone.page.goto("/you");
  await expect(phone.page.getByRole("textbox", { name: "Your name" })).toHaveValue("Ann");
  const thief = await person(browser, "");
  await thief.page.goto(`${link.pathname}${link.hash}`);
  await thief.page.getByRole("button", { name: "Use this device too" }).click();
  await expect(thief.page.getByRole("alert")).toBeVisible();
  thief.complaints.splice(0);
});

test("a return link, a bot's token, and another name", async ({ browser }) => {
  const ann = await known(browser, "Ann");
  await ann.page.getByRole("textbox", { name: "Your name" }).fill("Anna");
  await ann.page.getByRole("button", { name: "Change the name" }).click();
  await expect(ann.page.getByRole("button", { name: "Change the name" })).toHaveAccessibleDescription(
    "write another name",
  );
  await ann.page.getByRole("button", { name: "Make a new return link" }).click();
  const link = new URL(await ann.page.getByRole("textbox", { name: "Return link" }).inputValue());
  await ann.page.getByRole("textbox", { name: "Name of the program" }).fill("Hal");
  await ann.page.getByRole("button", { name: "Make a token" }).click();
  await expect(ann.page.getByText("Copy the token now")).toBeVisible();
  await ann.page.getByRole("button", { name: "Revoke Hal" }).click();
  await expect(ann.page.getByRole("button", { name: "Revoke Hal" })).toHaveCount(0);
  const again = await person(browser, "");
  await again.page.goto(`${link.pathname}${link.hash}`);
  await again.page.getByRole("button", { name: "That is me" }).click();
  await again.page.waitForURL("**/matches");
  await again.page.goto("/you");
  await expect(again.page.getByRole("textbox", { name: "Your name" })).toHaveValue("Anna");
});

test("who deletes their data is a stranger again", async ({ browser }) => {
  const ann = await known(browser, "Ann");
  const download = ann.page.waitForEvent("download");
  await ann.page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toBe("gatehouse-data.json");
  await ann.page.getByRole("button", { name: "Delete my data" }).click();
  await ann.page.getByRole("dialog").getByRole("button", { name: "Delete my data" }).click();
  await expect(ann.page.getByRole("button", { name: "Begin with my name" })).toBeVisible();
});

test("the pages of people pass axe in both themes, also those that a link leads to", async ({ browser }) => {
  const { page } = await person(browser, "Ann");
  const look = async (sign: Locator) => {
    await expect(sign).toBeVisible();
    await expectAccessible(page);
  };
  // What strangers see of the others is in accessibility.spec.ts.
  for (const path of ["/return#x", "/confirm#x"]) {
    await page.goto(path);
    await look(page.getByRole("heading", { level: 1 }));
  }
  await page.goto("/you");
  await page.getByRole("button", { name: "Begin with my name" }).click();
  await look(page.getByRole("heading", { name: "Return link" }));
  await page.goto("/notifications");
  await look(page.getByRole("heading", { name: "Quiet hours" }));
  await page.goto("/friends/dragon-island");
  await page.getByRole("button", { name: "Open the table" }).click();
  await look(page.getByRole("img", { name: /as a picture for a camera/ }));
});
