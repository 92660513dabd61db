// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// The shop's coin: visitors of the hives get some at the faucet, and pay with them for honey pots.
contract BeeToken is ERC20 {
    address private constant FAUCET = 0x938def86716d4871a408922Fe57B13E93DF2981E;

    constructor() ERC20("Bee", "BEE") {
        _mint(FAUCET, 100_000 ether);
    }
}
